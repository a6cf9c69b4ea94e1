import type { DOMWindow } from 'jsdom'

/** A vendor's script at its own address: nothing is fetched here, so it runs when the page asks for it. */
export function serveScript(window: DOMWindow, address: string, run: () => void): void {
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof window.HTMLScriptElement) || node.src !== address) continue
      run()
      node.dispatchEvent(new window.Event('load'))
    }
  }).observe(window.document.head, { childList: true })
}
