import { isLeft, right } from 'fp-ts/lib/Either.js'
import { brandOf } from '../../src-domain/payment/card-digits.ts'
import type { CardForm, CardFormState, CardFormWords, CardToken } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import type { OpaqueData } from './accept-answer.ts'
import {
  digitsOf,
  type FormField,
  fieldNames,
  formattedField,
  type Problems,
  problemsIn,
  type TypedFields,
  yearsFrom,
} from './card-fields.ts'
import { drawForm, type FormDrawing } from './form-drawing.ts'
import { nonceText } from './nonce.ts'

export interface CardFormNeeds {
  readonly words: CardFormWords
  readonly country: string
  readonly clock: Clock
  readonly ids: Ids
  readonly tokenise: (typed: TypedFields) => Promise<Outcome<OpaqueData>>
}

/** The number stays in its control until there is a nonce; we keep brand and last four digits. */
export function authorizeCardForm({ words, country, clock, ids, tokenise }: CardFormNeeds): CardForm {
  const life = formLife<CardFormState, CardToken>()
  const left = new Set<FormField>()
  let drawing: FormDrawing | undefined
  let refused: Problems = {}

  const textIn = (field: FormField): string => drawing?.controls[field].value ?? ''
  const typed = (): TypedFields => ({
    number: textIn('number'),
    expMonth: textIn('expMonth'),
    expYear: textIn('expYear'),
    cvc: textIn('cvc'),
    postalCode: textIn('postalCode'),
    street: textIn('street'),
  })
  const problems = (): Problems => ({ ...refused, ...problemsIn(typed(), country, clock.now()) })
  const state = (): CardFormState => {
    const [all, digits] = [problems(), digitsOf(textIn('number'))]
    return {
      complete: Object.keys(all).length === 0,
      empty: fieldNames.every((field) => textIn(field) === ''),
      ...(digits === '' ? {} : { brand: brandOf(digits) }),
      problems: problemsWithin(all, left),
    }
  }
  const changed = () => {
    const now = state()
    drawing?.say(now.problems)
    life.tell(now)
  }
  const listenTo = (field: FormField, control: HTMLInputElement | HTMLSelectElement) => {
    control.addEventListener('input', () => {
      // Reformatting mid-number would move the cursor.
      if ('selectionStart' in control && control.selectionStart === control.value.length)
        control.value = formattedField(field, control.value)
      const { [field]: _, ...others } = refused
      refused = others
      changed()
    })
    control.addEventListener('blur', () => {
      // Tabbing through a field is no error.
      if (control.value !== '') left.add(field)
      changed()
    })
  }
  const empty = (fields: readonly FormField[]) => {
    for (const field of fields) {
      if (drawing !== undefined) drawing.controls[field].value = ''
      left.delete(field)
    }
    refused = {}
    changed()
  }
  const complain = (drawn: FormDrawing): Outcome<never> | undefined => {
    for (const field of fieldNames) left.add(field)
    changed()
    const wrong = problems()
    const first = fieldNames.find((field) => wrong[field] !== undefined)
    if (first === undefined) return undefined
    drawn.controls[first].focus()
    return failed({ _tag: 'InvalidFields', fields: wrong })
  }

  const submit = async (): Promise<Outcome<CardToken>> => {
    const drawn = drawing
    if (drawn === undefined) return cancelled
    const wrong = complain(drawn)
    if (wrong !== undefined) return wrong
    const now = typed()
    const outcome = await tokenise(now)
    if (life.isOver()) return cancelled
    if (isLeft(outcome)) {
      refused = outcome.left._tag === 'InvalidFields' ? outcome.left.fields : {}
      return complain(drawn) ?? outcome
    }
    empty(['number', 'cvc'])
    const [digits, street, postalCode] = [digitsOf(now.number), now.street.trim(), now.postalCode.trim()]
    return right({
      nonce: nonceText({ ...outcome.right, postalCode, street }),
      card: {
        brand: brandOf(digits),
        last4: digits.slice(-4),
        expMonth: Number(now.expMonth),
        expYear: Number(now.expYear),
      },
      street,
    })
  }

  return {
    mount: (host) =>
      life.mount(host, async (element) => {
        const idStem = `card-${ids.uuid().slice(0, 8)}`
        drawing = drawForm({ page: element.ownerDocument, idStem, words, years: yearsFrom(clock.now()) })
        for (const field of fieldNames) listenTo(field, drawing.controls[field])
        element.append(drawing.root)
        return done
      }),
    onState: life.listen,
    submit: () => life.submit(submit),
    clear: () => empty(fieldNames),
    focus: (field) => drawing?.controls[fieldNames.find((one) => one === field) ?? 'number'].focus(),
    dispose: () => {
      if (!life.end()) return
      empty(fieldNames)
      drawing?.root.remove()
      drawing = undefined
    },
  }
}

function problemsWithin(problems: Problems, fields: ReadonlySet<FormField>): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => fieldNames.some((one) => one === field && fields.has(one))),
  )
}
