/** All that the framed pages wear: the site's colours on the system's letters, so that nothing else is loaded. */
export const embedStyle = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f3,#0f1118);--raised:light-dark(#fffefa,#1a1d27);--ink:light-dark(#12141f,#f6f4ef);
--mute:light-dark(#575a68,#a3a6b3);--outline:light-dark(#12141f7a,#f6f4ef66);--mint:#57dba8;--danger:light-dark(#b3261e,#ff9d8f)}
*{box-sizing:border-box}
body{margin:0;padding:1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:0 0 1rem}.mute{color:var(--mute)}
a{color:inherit}:focus-visible{outline:3px solid var(--mint);outline-offset:2px}
.rows{display:grid;gap:.5rem;padding:0;margin:1.25rem 0;list-style:none}
.row,button,input,textarea,select{font:inherit;border:1px solid var(--outline);border-radius:.75rem;background:var(--raised);color:inherit;padding:.75rem 1rem}
.row{display:block;text-decoration:none}.row:hover{border-color:var(--ink)}
.sides{display:grid;gap:2rem;margin-top:1.25rem}@media(min-width:36rem){.sides{grid-template-columns:1fr 1fr}}
.bar{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}.bar a{padding:.5rem}
table{width:100%;table-layout:fixed;border-spacing:2px}th{font-weight:400;color:var(--mute);font-size:.875rem}
td{text-align:center;height:2.75rem;color:var(--mute)}
td a{display:grid;place-items:center;height:100%;border-radius:.75rem;background:var(--mint);color:#12141f;text-decoration:none;font-weight:600}
td a[aria-current]{background:var(--ink);color:var(--paper)}
label{display:block;font-weight:600;margin-top:1rem}input,textarea,select{display:block;width:100%;margin-top:.375rem;font-weight:400}form+p{margin-top:1rem}
button{background:var(--ink);color:var(--paper);font-weight:600;border-radius:2rem;padding:.75rem 1.5rem;margin-top:1.25rem;cursor:pointer}
.wrong{color:var(--danger);margin:.25rem 0 0}.said{border-inline-start:4px solid var(--danger);padding-inline-start:1rem;margin:1rem 0}
`;
