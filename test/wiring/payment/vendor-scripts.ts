import type { DOMWindow } from 'jsdom'

export function serveScript(window: DOMWindow, address: string, run: () => void): void {
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof window.HTMLScriptElement) || node.src !== address) continue
      run()
      node.dispatchEvent(new window.Event('load'))
    }
  }).observe(window.document.head, { childList: true })
}
