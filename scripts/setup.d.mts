export declare const ROOT: string;
export declare function checkNode(): void;
export declare function installDependencies(): void;
export declare function build(): void;
