import { left, right } from 'fp-ts/lib/Either.js'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import { turnstileJs } from './scripts.ts'

/** Milliseconds for a person to answer. */
const timeout = 60_000

interface Turnstile {
  readonly render: (slot: Element, options: Readonly<Record<string, unknown>>) => string
  readonly remove: (widget: string) => void
}

export interface TurnstileNeeds {
  readonly page: Window & typeof globalThis
  readonly siteKey: string
  readonly loadScript: LoadScript
}

const notVerified = left({ _tag: 'NotVerified' } as const)

/** Visible only for suspicious clients: below the focused field, else at the foot of the open sheet or the page. */
export function turnstile({ page, siteKey, loadScript }: TurnstileNeeds): HumanVerification {
  const { document } = page
  const vendor = (): Turnstile | undefined => {
    const found: unknown = Reflect.get(page, 'turnstile')
    return isTurnstile(found) ? found : undefined
  }
  return {
    token: async (action) => {
      await loadScript(turnstileJs, () => vendor() !== undefined)
      const service = vendor()
      if (service === undefined) return notVerified
      const sheets = document.querySelectorAll('dialog[open]')
      const around = document.activeElement?.closest('form') ?? sheets.item(sheets.length - 1) ?? document.body
      const slot = around.appendChild(document.createElement('div'))
      slot.style.textAlign = 'center'
      const answer = await new Promise<string | undefined>((done) => {
        const giveUp = () => done(undefined)
        const timer = page.setTimeout(giveUp, timeout)
        const widget = service.render(slot, {
          sitekey: siteKey,
          action,
          language: document.documentElement.lang,
          appearance: 'interaction-only',
          'before-interactive-callback': () => slot.scrollIntoView({ block: 'nearest' }),
          callback: (token: unknown) => {
            page.clearTimeout(timer)
            done(typeof token === 'string' ? token : undefined)
          },
          'error-callback': () => {
            giveUp()
            return true
          },
          'timeout-callback': giveUp,
        })
        slot.dataset['widget'] = widget
      })
      const widget = slot.dataset['widget']
      if (widget !== undefined) service.remove(widget)
      slot.remove()
      return answer === undefined ? notVerified : right(answer)
    },
  }
}

function isRecord(u: unknown): u is Readonly<Record<string, unknown>> {
  return typeof u === 'object' && u !== null
}

function isTurnstile(u: unknown): u is Turnstile {
  return isRecord(u) && typeof u['render'] === 'function' && typeof u['remove'] === 'function'
}
