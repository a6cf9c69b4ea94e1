import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import { done } from '../payment-form/outcomes.ts'
import type { FrameMessage, TokenizerDriver } from './tokenizer-driver.ts'

export interface TokenFrame {
  /** Resolves when the vendor's page or the browser's error page has loaded; the two look alike. */
  readonly open: () => Promise<Outcome<void>>
  /** Whether the site answers a fetch. False hints at a blocker; the vendor may also forbid fetches. */
  readonly isReached: () => Promise<boolean>
  readonly renew: () => void
  readonly request: () => void
  readonly focus: () => void
  readonly dispose: () => void
}

export interface TokenFrameNeeds {
  readonly place: HTMLElement
  readonly driver: TokenizerDriver
  readonly address: string
  readonly title: string
  readonly heard: (message: FrameMessage) => void
}

/** Accepts messages only from the frame's own window and the vendor's origin. */
export function tokenFrame({ place, driver, address, title, heard }: TokenFrameNeeds): TokenFrame {
  const window = place.ownerDocument.defaultView
  let frame: HTMLIFrameElement | undefined

  const draw = (): HTMLIFrameElement => {
    const drawn = place.ownerDocument.createElement('iframe')
    drawn.title = title
    drawn.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    drawn.setAttribute('width', '100%')
    drawn.setAttribute('height', String(driver.height))
    drawn.setAttribute('frameborder', '0')
    drawn.src = address
    frame?.remove()
    place.append(drawn)
    frame = drawn
    return drawn
  }
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== driver.origin || source === null || source !== frame?.contentWindow) return
    const message = driver.read(data)
    if (message !== undefined) heard(message)
  }

  return {
    open: () => {
      window?.addEventListener('message', hear)
      const drawn = draw()
      return new Promise((resolve) => drawn.addEventListener('load', () => resolve(done), { once: true }))
    },
    isReached: async () => {
      if (window?.fetch === undefined) return true
      const { origin, pathname } = new URL(address)
      try {
        await window.fetch(origin + pathname, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
        return true
      } catch {
        return false
      }
    },
    renew: () => void draw(),
    request: () => {
      if (driver.request !== undefined) frame?.contentWindow?.postMessage(driver.request(), driver.origin)
    },
    focus: () => frame?.focus(),
    dispose: () => {
      window?.removeEventListener('message', hear)
      frame?.remove()
      frame = undefined
    },
  }
}
