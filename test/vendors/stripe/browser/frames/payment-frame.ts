// Inside of the Payment Element: https://docs.stripe.com/payments/payment-element
import type { Json } from '../json.ts'
import { type CardInput, digitsOf, wrongIn, yearAndMonth } from './card-input.ts'
import { field, inner, stage } from './inner.ts'
import { confirm, session, token } from './paying.ts'

type Fields = Readonly<Record<keyof CardInput, HTMLInputElement>>

const problem = document.createElement('p')
problem.setAttribute('role', 'alert')
let fields: Fields | undefined
let isPostalCodeAsked = true

const frame = inner({
  begin: async ({ key, left }) => {
    const said = await session(key)
    if ('error' in said) return { error: said['error'] }
    isPostalCodeAsked = !(Array.isArray(left) && left.includes('postalCode'))
    fields ??= draw()
    const line = fields.postalCode.closest('p')
    if (line !== null) line.hidden = !isPostalCodeAsked
    return {}
  },
  validate: () => {
    const found = wrongIn(typed(), isPostalCodeAsked, Date.now())
    show(found?.field, found?.message)
    return found === undefined ? {} : { error: { type: 'validation_error', code: found.code, message: found.message } }
  },
  token: (asked) => token(asked, card(), details()),
  confirm: (asked) => confirm(asked, card(), details()),
  focus: () => done(() => fields?.number.focus()),
  blur: () => done(() => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
  clear: () =>
    done(() => {
      for (const input of Object.values(fields ?? {})) input.value = ''
      show(undefined, undefined)
      changed()
    }),
})
frame.say('loaded')

function done(act: () => void): Json {
  act()
  return {}
}

function draw(): Fields {
  const drawn: Fields = {
    number: field('Card number', { name: 'number', autocomplete: 'cc-number', inputmode: 'numeric' }),
    expiry: field('Expiration date', {
      name: 'expiry',
      autocomplete: 'cc-exp',
      inputmode: 'numeric',
      placeholder: 'MM / YY',
    }),
    cvc: field('Security code', { name: 'cvc', autocomplete: 'cc-csc', inputmode: 'numeric' }),
    postalCode: field('ZIP code', { name: 'postalCode', autocomplete: 'billing postal-code' }),
  }
  stage.append(problem)
  for (const input of Object.values(drawn)) {
    input.addEventListener('input', changed)
    input.addEventListener('focus', () => frame.say('focus'))
    input.addEventListener('blur', () => frame.say('blur'))
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && frame.say('escape'))
  }
  return drawn
}

function changed(): void {
  const now = typed()
  frame.say('change', {
    empty: Object.values(now).every((text) => text === ''),
    complete: wrongIn(now, isPostalCodeAsked, Date.now()) === undefined,
  })
}

function typed(): CardInput {
  const text = (name: keyof CardInput) => fields?.[name].value ?? ''
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), postalCode: text('postalCode') }
}

/** The vendor shows its own error texts in its frame. */
function show(name: keyof CardInput | undefined, message: string | undefined): void {
  problem.textContent = message ?? ''
  for (const [each, input] of Object.entries(fields ?? {})) input.setAttribute('aria-invalid', String(each === name))
}

function card(): Json {
  const { number, expiry, cvc } = typed()
  const { year, month } = yearAndMonth(expiry)
  return { number: digitsOf(number), exp_month: month, exp_year: year, cvc }
}

function details(): Json {
  const { postalCode } = typed()
  return isPostalCodeAsked ? { address: { postal_code: postalCode, country: 'US' } } : {}
}
