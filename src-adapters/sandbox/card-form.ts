import { isLeft, right } from 'fp-ts/lib/Either.js'
import { brandOf } from '../../src-domain/payment/card-digits.ts'
import type { CardForm, CardFormState, CardFormWords, CardToken } from '../../src-domain/payment/card-form.ts'
import type { FieldProblem, Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import {
  type CardTexts,
  cardFieldNames,
  digitsOf,
  expiryOf,
  fieldProblem,
  formattedField,
  type SandboxField,
} from './card-fields.ts'
import { drawForm, type FormDrawing } from './form-drawing.ts'
import { outcomeOf } from './test-cards.ts'

export interface CardFormNeeds {
  readonly words: CardFormWords
  readonly clock: Clock
  readonly ids: Ids
}

/** The number never leaves this closure. */
export function sandboxCardForm({ words, clock, ids }: CardFormNeeds): CardForm {
  const life = formLife<CardFormState, CardToken>()
  const left = new Set<SandboxField>()
  let drawing: FormDrawing | undefined

  const texts = (): CardTexts => ({
    number: drawing?.fields.number.input.value ?? '',
    expiry: drawing?.fields.expiry.input.value ?? '',
    cvc: drawing?.fields.cvc.input.value ?? '',
    postalCode: drawing?.fields.postalCode.input.value ?? '',
  })
  const problems = (): Partial<Record<SandboxField, FieldProblem>> => {
    const found: Partial<Record<SandboxField, FieldProblem>> = {}
    for (const field of cardFieldNames) {
      const problem = fieldProblem(field, texts(), clock.now())
      if (problem !== undefined) found[field] = problem
    }
    return found
  }
  const state = (): CardFormState => {
    const all = problems()
    const typed = texts()
    const seen = Object.fromEntries(Object.entries(all).filter(([field]) => isField(field) && left.has(field)))
    const digits = digitsOf(typed.number)
    return {
      complete: Object.keys(all).length === 0,
      empty: cardFieldNames.every((field) => typed[field] === ''),
      ...(digits === '' ? {} : { brand: brandOf(digits) }),
      problems: seen,
    }
  }
  const changed = () => {
    const now = state()
    for (const field of cardFieldNames) drawing?.fields[field].say(now.problems[field])
    life.tell(now)
  }

  const listenTo = (field: SandboxField, input: HTMLInputElement) => {
    input.addEventListener('input', () => {
      const isAtEnd = input.selectionStart === input.value.length
      const text = formattedField(field, input.value)
      if (text !== input.value) {
        const cursor = input.selectionStart ?? text.length
        input.value = text
        if (!isAtEnd) input.setSelectionRange(cursor, cursor)
      }
      changed()
    })
    input.addEventListener('blur', () => {
      // Tabbing through a field is no error.
      if (input.value !== '') left.add(field)
      changed()
    })
  }

  const checked = (drawn: FormDrawing): Outcome<void> => {
    for (const field of cardFieldNames) left.add(field)
    changed()
    const wrong = problems()
    const first = cardFieldNames.find((field) => wrong[field] !== undefined)
    if (first === undefined) return done
    drawn.fields[first].input.focus()
    return failed({ _tag: 'InvalidFields', fields: wrong })
  }

  /** Clears only the code, because a declined card need not be typed again. */
  const wipeCode = (drawn: FormDrawing) => {
    drawn.fields.cvc.input.value = ''
    left.delete('cvc')
    changed()
  }

  const tokenise = async (): Promise<Outcome<CardToken>> => {
    const drawn = drawing
    if (drawn === undefined) return cancelled
    const valid = checked(drawn)
    if (isLeft(valid)) return valid
    const typed = texts()
    const digits = digitsOf(typed.number)
    const [brand, outcome, expiry] = [brandOf(digits), outcomeOf(digits), expiryOf(typed.expiry)]
    wipeCode(drawn)
    const last4 = digits.slice(-4)
    const nonce = `sbx_${outcome}_${last4}_${brand}_${ids.uuid()}`
    const summary = expiry && { brand, last4, expMonth: expiry.month, expYear: expiry.year }
    return right({ nonce, ...(summary === undefined ? {} : { card: summary }) })
  }

  return {
    mount: (host) =>
      life.mount(host, async (element) => {
        drawing = drawForm(element.ownerDocument, `card-${ids.uuid().slice(0, 8)}`, words)
        for (const field of cardFieldNames) listenTo(field, drawing.fields[field].input)
        element.append(drawing.root)
        return done
      }),
    onState: life.listen,
    submit: () => life.submit(tokenise),
    clear: () => {
      for (const field of cardFieldNames) if (drawing !== undefined) drawing.fields[field].input.value = ''
      left.clear()
      changed()
    },
    focus: (field) => drawing?.fields[field !== undefined && isField(field) ? field : 'number'].input.focus(),
    dispose: () => {
      if (!life.end()) return
      for (const field of cardFieldNames) if (drawing !== undefined) drawing.fields[field].input.value = ''
      drawing?.root.remove()
      drawing = undefined
    },
  }
}

function isField(name: string): name is SandboxField {
  return cardFieldNames.some((one) => one === name)
}
