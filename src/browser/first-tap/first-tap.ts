/**
 * Runs in the head of every shop page. Minified, it has at most 610 bytes.
 *
 * - It keeps the newest tap on anything that needs the shop's script, and repeats it once the script has loaded. A tap
 *   on a category counts: the browser itself would add a history entry, and Back would stay on the menu (MENU-14).
 * - It fetches the shop's scripts at the first touch, pointer or key, or else when the browser has reported the largest
 *   paint and is idle. Without a report it waits a second from the frame after the load. A timer that started earlier
 *   would end before the first paint on a slow machine.
 *
 * If the script cannot be fetched, links work as links.
 */
let listen: typeof addEventListener | 0 = addEventListener
let scripts = ((document.currentScript as HTMLScriptElement).dataset['m'] as string).split(' ')
let keptTap: HTMLElement | undefined

listen('enhanced', repeatTap)
listen('pointerdown', fetchScript)
listen('keydown', fetchScript)
listen('load', async () => {
  // The load event fires before the largest picture is painted; after decoding, the next frame shows it.
  await document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode().catch(fetchScript)
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    new PerformanceObserver(() => self.requestIdleCallback?.(fetchScript)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    // A page that was hidden or scrolled reports no largest paint, and some browsers never do.
    setTimeout(fetchScript, 1000)
  })
})

listen(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-tap],h3>a,nav [href^="#"]')
    if (listen && link && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault()
      keptTap = link
      fetchScript()
    }
  },
  true,
)

function fetchScript() {
  // The shared chunk and the shop's own, at once: the one imports the other.
  scripts.map((script) => import(script).catch(repeatTap))
  scripts = []
}

/** Repeats the kept tap and stops keeping taps: the page handles them now, or its script failed. */
function repeatTap() {
  listen = 0
  keptTap?.click()
}
