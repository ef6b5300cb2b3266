import { build, checkNode, installDependencies } from './setup.mjs';

checkNode();
installDependencies();
build();
