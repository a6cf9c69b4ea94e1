/**
 * Stands in the head of every shop page. It turns a delivery menu away before it is painted when the order in this
 * browser is for something else (MENU-13), and home asks for the address in the restaurant's name; remembers the first
 * tap on anything that needs the shop awake, and repeats it when the bundle says so; and fetches the bundle at the
 * first of: load and idle, a touch, pointer or key, 2.5 s after the first paint. A bundle that cannot be fetched leaves the page as it is without a script: links are
 * links again. Written small by hand: at most 600 bytes, in every page.
 * Inside kept JSON a customer's own quotes are escaped, so the pattern finds the order's field and nothing else.
 */
export const firstTap = [
  `(()=>{let l=location,a=addEventListener,s=document.currentScript.dataset.m,t,o,p,f=()=>{c=0;t?.click();t=0},g=()=>{s&&s.split\` \`.map(u=>import(u).catch(f));s=0},c=e=>{let x=e.target.closest('[data-tap],h3>a');x&&!(e.ctrlKey|e.metaKey|e.shiftKey)&&(e.preventDefault(),t=x,g())}`,
  `if(p=/^.l\\w+\\/([^/]+)\\/del/.exec(l.pathname)){try{o=/Option":"d/.test(localStorage.order)}catch{}o||l.replace('/?type=delivery#address='+p[1])}`,
  `a('click',e=>c&&c(e),!0)`,
  `a('awake',f)`,
  `a('pointerdown',g)`,
  `a('keydown',g)`,
  `a('load',()=>(self.requestIdleCallback||setTimeout)(g))`,
  `requestAnimationFrame(()=>setTimeout(g,2500))})()`,
].join(';')
