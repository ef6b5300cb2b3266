import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/h2.html','<body style="margin:0"><embed src="h2-fr.pdf#toolbar=0" type="application/pdf" width="900" height="1150"></body>');
const b=await chromium.launch({executablePath:'/usr/bin/chromium',headless:false,args:['--headless=new','--no-sandbox','--disable-gpu','--disable-quic','--allow-file-access-from-files']});
const p=await b.newPage({viewport:{width:900,height:1150}});
await p.goto('file:///tmp/h2.html'); await p.waitForTimeout(4000);
await p.screenshot({path:'/tmp/h2-fr.png'}); await b.close();
