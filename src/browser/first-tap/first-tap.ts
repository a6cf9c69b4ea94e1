/**
 * Stands in the head of every shop page, made small by the build: at most 600 bytes.
 *
 * - It remembers the newest tap on anything that needs the shop's script, and repeats it when that has come. A category
 *   is such a tap: the browser would add an entry to the history, and Back would stay on the menu (MENU-14).
 * - It fetches the shop's script at the first touch, pointer or key, or else when the browser has reported the largest
 *   paint and is idle. Without a report it waits a second from the frame after the load. No timer starts before that: on
 *   a slow machine it would end before something is painted.
 *
 * A script that cannot be fetched leaves the page as it is without one: links are links again.
 */
let listen: typeof addEventListener | 0 = addEventListener
let script: string | 0 | undefined = (document.currentScript as HTMLScriptElement).dataset['m']
let tapped: HTMLElement | undefined

listen('enhanced', giveBack)
listen('pointerdown', fetchScript)
listen('keydown', fetchScript)
listen('load', async () => {
  // The load ends before the largest picture is painted. Once decoded, it is in the next frame.
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
      tapped = link
      fetchScript()
    }
  },
  true,
)

function fetchScript() {
  if (script) import(script).catch(giveBack)
  script = 0
}

/** The page understands taps now, or never will: what was tapped is tapped again, and nothing more is kept from it. */
function giveBack() {
  listen = 0
  tapped?.click()
}
