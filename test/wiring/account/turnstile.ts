import type { DOMWindow } from 'jsdom'
import type { BotCheck } from '../drivers/wiring-house.ts'

export interface Question {
  readonly slot: Element
  readonly options: Readonly<Record<string, unknown>>
  readonly answer: () => void
  readonly fail: () => void
  isRemoved: boolean
}

/** Fake of Turnstile for pages and server: script on request, challenges, single-use tokens. */
export function turnstile() {
  const questions: Question[] = []
  const good = new Set<string>()
  const call = (handler: unknown, ...given: readonly unknown[]) => {
    if (typeof handler === 'function') handler(...given)
  }
  const vendor = {
    render: (slot: Element, options: Readonly<Record<string, unknown>>) => {
      const token = `shown-${options['action']}-${questions.length}`
      questions.push({
        slot,
        options,
        answer: () => {
          good.add(token)
          call(options['callback'], token)
        },
        fail: () => call(options['error-callback']),
        isRemoved: false,
      })
      return String(questions.length - 1)
    },
    remove: (widget: string) => {
      const question = questions[Number(widget)]
      if (question !== undefined) question.isRemoved = true
    },
  }
  const scripts: string[] = []
  const botCheck: BotCheck = {
    siteKey: '0x4AAA',
    verify: async ({ token, action }) =>
      good.delete(token) && token.startsWith(`shown-${action}-`) ? 'human' : 'refused',
  }
  const before = ({ window }: { readonly window: DOMWindow }) => {
    new window.MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof window.HTMLScriptElement) || !node.src.startsWith('https://challenges.')) continue
        scripts.push(node.src)
        Object.assign(window, { turnstile: vendor })
        node.dispatchEvent(new window.Event('load'))
      }
    }).observe(window.document.head, { childList: true })
  }
  return { questions, scripts, options: { botCheck, before } }
}
