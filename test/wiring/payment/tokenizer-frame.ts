import type { DOMWindow } from 'jsdom'

export interface TokenizerFrame {
  readonly frames: () => readonly HTMLIFrameElement[]
  /** A message from the frame, or from another origin or source. */
  readonly says: (message: object, from?: { readonly origin?: string; readonly source?: 'the page' }) => void
}

/** Fake of a vendor's frame: it loads and posts messages; its content is invisible. */
export function tokenizerFrame(window: DOMWindow, origin: string): TokenizerFrame {
  const frames: HTMLIFrameElement[] = []
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof window.HTMLElement)) continue
      const found = node instanceof window.HTMLIFrameElement ? [node] : [...node.querySelectorAll('iframe')]
      for (const frame of found) {
        if (!frame.src.startsWith(origin) || frames.includes(frame)) continue
        frames.push(frame)
        frame.dispatchEvent(new window.Event('load'))
      }
    }
  }).observe(window.document, { childList: true, subtree: true })
  return {
    frames: () => frames,
    says: (message, from = {}) => {
      const frame = frames.at(-1)
      if (frame === undefined) throw new Error('no frame has come')
      const own = window.document.defaultView
      const source = from.source === 'the page' ? own : frame.contentWindow
      const data = JSON.stringify(message)
      const event = new window.MessageEvent('message', { data, origin: from.origin ?? origin, source })
      window.dispatchEvent(event)
    },
  }
}
