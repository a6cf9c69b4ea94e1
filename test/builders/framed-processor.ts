import { left, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import {
  type CardTexts,
  cardFieldNames,
  digitsOf,
  expiryOf,
  fieldProblem,
} from '../../src-adapters/sandbox/card-fields.ts'
import type { CardForm, CardFormState, CardToken, FormHost } from '../../src-domain/payment/card-form.ts'
import type { FieldProblem, Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor } from '../../src-domain/payment/payment-processor.ts'
import type { ProcessorUnderTest } from '../contracts/payment-processor.ts'

const now = Date.UTC(2025, 5, 15)
function failed(problem: PaymentProblem): Outcome<never> {
  return left(problem)
}
const fine: Outcome<void> = right(undefined)

function framedForm(page: Document, count: () => number): CardForm {
  const listeners = new Set<(state: CardFormState) => void>()
  const left = new Set<string>()
  const frames = new Map(
    cardFieldNames.map((name) => {
      const frame = page.createElement('iframe')
      frame.title = `Secure field: ${name}`
      frame.dataset['field'] = name
      return [name, frame] as const
    }),
  )
  let root: HTMLElement | undefined
  let isGone = false
  let running: Promise<Outcome<CardToken>> | undefined

  const inputIn = (name: (typeof cardFieldNames)[number]) => frames.get(name)?.contentDocument?.querySelector('input')
  const textOf = (name: (typeof cardFieldNames)[number]) => inputIn(name)?.value ?? ''
  const texts = (): CardTexts => ({
    number: textOf('number'),
    expiry: textOf('expiry').replace(/^(\d{2})(\d{2})$/, '$1/$2'),
    cvc: textOf('cvc'),
    postalCode: textOf('postalCode'),
  })
  const problems = (): Readonly<Record<string, FieldProblem>> => {
    const typed = texts()
    return Object.fromEntries(
      cardFieldNames.flatMap((name) => {
        const problem = fieldProblem(name, typed, now)
        return problem === undefined ? [] : [[name, problem]]
      }),
    )
  }
  const changed = () => {
    if (isGone) return
    const all = problems()
    const state: CardFormState = {
      complete: Object.keys(all).length === 0,
      empty: cardFieldNames.every((name) => textOf(name) === ''),
      problems: Object.fromEntries(Object.entries(all).filter(([name]) => left.has(name))),
    }
    for (const listen of listeners) listen(state)
  }
  const fill = (frame: HTMLIFrameElement, name: string) => {
    const inner = frame.contentDocument
    const input = inner?.createElement('input')
    if (inner === null || input === undefined) throw new Error('a frame without a document')
    inner.body.append(input)
    input.addEventListener('input', changed)
    input.addEventListener('blur', () => {
      left.add(name)
      changed()
    })
  }
  const tokenise = async (): Promise<Outcome<CardToken>> => {
    if (root === undefined) return failed({ _tag: 'Cancelled' })
    for (const name of cardFieldNames) left.add(name)
    changed()
    const fields = problems()
    if (Object.keys(fields).length > 0) return failed({ _tag: 'InvalidFields', fields })
    const typed = texts()
    const expiry = expiryOf(typed.expiry)
    const card = expiry && {
      brand: 'visa' as const,
      last4: digitsOf(typed.number).slice(-4),
      expMonth: expiry.month,
      expYear: expiry.year,
    }
    return right({ nonce: `framed_${count()}`, ...(card === undefined ? {} : { card }) })
  }
  const isElement = (host: FormHost): host is FormHost & Element => 'append' in host

  return {
    mount: async (host) => {
      if (isGone) return failed({ _tag: 'Cancelled' })
      if (root !== undefined) return fine
      if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
      root = page.createElement('div')
      root.append(...frames.values())
      host.append(root)
      for (const [name, frame] of frames) fill(frame, name)
      return fine
    },
    onState: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    submit: () => {
      running ??= tokenise().finally(() => {
        running = undefined
      })
      return running
    },
    clear: () => {
      for (const name of cardFieldNames) {
        const input = inputIn(name)
        if (input) input.value = ''
      }
      left.clear()
      changed()
    },
    focus: (field = 'number') => [...frames].find(([name]) => name === field)?.[1].focus(),
    dispose: () => {
      isGone = true
      listeners.clear()
      root?.remove()
      root = undefined
    },
  }
}

export function framedProcessor(page: Document): PaymentProcessor {
  let nonces = 0
  let isOpen = false
  return {
    id: 'framed',
    scripts: [],
    supports: { methods: ['card'], storesCards: false, needsLocation: false, fieldsHosted: true },
    open: async () => {
      isOpen = true
      return fine
    },
    cardForm: () => {
      if (!isOpen) throw new Error('not opened')
      return framedForm(page, () => {
        nonces += 1
        return nonces
      })
    },
    // A bank step in a frame that ends at once.
    furtherStep: () => ({ take: async () => fine, dispose: () => undefined }),
    walletsOffered: async () => [],
    walletButton: () => ({
      mount: async () => failed({ _tag: 'Unavailable', cause: 'unsupported' }),
      onFinished: () => () => undefined,
      dispose: () => undefined,
    }),
    dispose: () => {
      isOpen = false
    },
  }
}

export function framedOnPage(): ProcessorUnderTest {
  const { window } = new JSDOM('<body><div id="host"></div></body>', { url: 'http://localhost/' })
  const page = window.document
  const host = page.querySelector<HTMLElement>('#host') ?? page.body
  return {
    processor: framedProcessor(page),
    page,
    host,
    type: (field, text) => {
      const frame = host.querySelector<HTMLIFrameElement>(`iframe[data-field="${field}"]`)
      const input = frame?.contentDocument?.querySelector('input')
      if (!input) throw new Error(`no field ${field}`)
      input.value = text
      input.dispatchEvent(new window.Event('input'))
      input.dispatchEvent(new window.Event('blur'))
    },
    goodCard: { number: '4242424242424242', expiry: '0830', cvc: '987', postalCode: '10001' },
    badValues: {
      number: ['4242424242424243', 'invalid'],
      expiry: ['0525', 'expired'],
      cvc: ['12', 'invalid'],
      postalCode: ['1000', 'invalid'],
    },
    traces: () => page.documentElement.outerHTML + JSON.stringify({ ...window.localStorage }) + page.cookie,
  }
}
