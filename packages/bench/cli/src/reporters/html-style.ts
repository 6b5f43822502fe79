/** The look and the one behaviour of the HTML report: light and dark, and a filter for what does not hold. */

export const STYLE = `
:root{--paper:#fbfaf7;--panel:#fff;--ink:#1c2026;--soft:#5b6470;--line:#e2dfd8;--allow:#0b7a6b;--allow-bg:#e3f4f0;--refuse:#b93a16;--refuse-bg:#fbe9e2;--lack:#8a5a00;--lack-bg:#fbf0d9;--here:#1d4fd7}
@media(prefers-color-scheme:dark){:root{--paper:#14171b;--panel:#1b1f25;--ink:#e9ebee;--soft:#a2acb8;--line:#2e343c;--allow:#4fd1b8;--allow-bg:#12332e;--refuse:#ff9a78;--refuse-bg:#3a2018;--lack:#f2c265;--lack-bg:#3a2e14;--here:#8db0ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2rem 1.25rem 4rem;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
h1{font:600 1.75rem/1.25 "Source Serif 4",Georgia,serif;margin:0 0 .5rem}
h2{font:600 1.3rem/1.3 "Source Serif 4",Georgia,serif;margin:2.25rem 0 .5rem}
h3,h4{margin:0;font-size:1rem;font-weight:600}
p{margin:.4rem 0}
.soft{color:var(--soft)}.id,code,pre{font:13px/1.45 ui-monospace,monospace}.id{color:var(--here)}
.figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:1rem 0;padding:0;list-style:none}.figures b{font-size:1.25rem;margin-right:.35rem}
.state{display:inline-block;min-width:5.5rem;padding:.05rem .55rem;border-radius:99px;font-size:13px;text-align:center;background:var(--line)}
.holds>.state,.state.holds{color:var(--allow);background:var(--allow-bg)}.fails>.state,.state.fails{color:var(--refuse);background:var(--refuse-bg)}.uncovered>.state,.state.uncovered{color:var(--lack);background:var(--lack-bg)}
details{border:1px solid var(--line);border-radius:10px;background:var(--panel);margin:.5rem 0}
summary{display:flex;gap:.75rem;align-items:baseline;padding:.55rem .9rem;cursor:pointer}summary{list-style:none}summary::-webkit-details-marker{display:none}summary::before{content:'▸';color:var(--soft)}details[open]>summary::before{content:'▾'}summary>.grow{flex:1;min-width:0}
summary:focus-visible,button:focus-visible,pre:focus-visible{outline:2px solid var(--here);outline-offset:2px;border-radius:8px}
.inside{padding:0 .9rem .75rem;border-top:1px solid var(--line)}
.inside>details{background:var(--paper)}
.sentence{font:1.02rem/1.45 "Source Serif 4",Georgia,serif;font-weight:400}
.prose{font:1rem/1.55 "Source Serif 4",Georgia,serif;white-space:pre-wrap;overflow-wrap:anywhere}
pre{overflow:auto;padding:.7rem .9rem;margin:.5rem 0;border-radius:8px;background:var(--paper);border:1px solid var(--line)}
.problem{color:var(--refuse);overflow-wrap:anywhere;margin:.35rem 0}
ul.plain{padding:0;list-style:none;margin:.5rem 0}ul.plain>li{margin:.3rem 0}
button{font:inherit;padding:.35rem .9rem;border:1px solid var(--line);border-radius:8px;background:var(--panel);color:var(--ink);cursor:pointer}button[aria-pressed=true]{border-color:var(--here);color:var(--here)}
body.only-wrong details.holds,body.only-wrong details.planned,body.only-wrong details.set-aside{display:none}
@media print{button{display:none}}
`;

export const SCRIPT = `
const button=document.querySelector('button');
button.hidden=false;
button.addEventListener('click',()=>{const on=document.body.classList.toggle('only-wrong');button.setAttribute('aria-pressed',String(on));});
`;
