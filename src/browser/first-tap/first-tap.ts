/**
 * Stands in the head of every shop page, made small by the build: at most 600 bytes. It turns a delivery menu away before
 * it is painted when the order in this browser is for something else (MENU-13), and home asks for the address in the
 * restaurant's name; remembers the newest tap on anything that needs the shop's script, and repeats it when that has come;
 * and fetches it at the first of: a tenth of a second after the frame that follows the load (the load may end before
 * anything is painted), a touch, pointer or key, 2.5 s after the first paint. A category is such a tap: the browser
 * would make an entry of the history of it, and Back would stay on the menu (MENU-14). A script that cannot
 * be fetched leaves the page as it is without one: links are links again.
 */
const listen = addEventListener
let script = document.currentScript?.dataset['m']
let isListening = true
let tapped: HTMLElement | undefined

let menu = /location\/([^/]+)\/del/.exec(location.pathname)
try {
  // Only such a menu asks the storage, for whose first answer a page has to wait. Inside kept JSON a customer's own
  // quotes are escaped, so this finds the order's field and nothing else.
  if (menu && /Option":"d/.test(localStorage['order'])) menu = null
} catch {
  // A browser that keeps nothing may throw.
}
if (menu) location.replace(`/?type=delivery#address=${menu[1]}`)

listen('enhanced', giveBack)
listen('pointerdown', fetchScript)
listen('keydown', fetchScript)
listen('load', () => fetchSoon(99))
fetchSoon(2500)

listen(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-tap],h3>a,nav [href^="#"]')
    if (isListening && link && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault()
      tapped = link
      fetchScript()
    }
  },
  true,
)

function fetchSoon(milliseconds: number) {
  requestAnimationFrame(() => setTimeout(fetchScript, milliseconds))
}

function fetchScript() {
  if (script) import(script).catch(giveBack)
  script = ''
}

/** The page understands taps now, or never will: what was tapped is tapped again, and nothing more is kept from it. */
function giveBack() {
  isListening = false
  tapped?.click()
}
