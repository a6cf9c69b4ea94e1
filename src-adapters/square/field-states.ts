import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CardFormState } from '../../src-domain/payment/card-form.ts'
import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'
import { cardBrandOf } from './card-brand.ts'
import { fieldNames, isSquareField, type SquareField } from './token-outcome.ts'

export const stateEvents = [
  'focusClassAdded',
  'focusClassRemoved',
  'errorClassAdded',
  'errorClassRemoved',
  'cardBrandChanged',
  'postalCodeChanged',
] as const

export interface FieldStates {
  /** False if the event is not understood. */
  readonly hear: (detail: unknown) => boolean
  readonly state: () => CardFormState
  readonly lacks: (field: SquareField) => FieldProblem
  readonly forget: () => void
}

interface Field {
  readonly hasErrorClass: boolean
  readonly isCompletelyValid: boolean
  readonly isEmpty: boolean
}

const untouched: Field = { hasErrorClass: false, isCompletelyValid: false, isEmpty: true }
const all: readonly SquareField[] = ['cardNumber', 'expirationDate', 'cvv', 'postalCode']

const inputEvent = t.intersection([
  t.type({
    field: t.string,
    currentState: t.type({ hasErrorClass: t.boolean, isCompletelyValid: t.boolean, isEmpty: t.boolean }),
  }),
  t.partial({ cardBrand: t.string }),
])

export function fieldStates(): FieldStates {
  const fields = new Map<SquareField, Field>()
  let brand: string | undefined
  const stateOf = (field: SquareField) => fields.get(field) ?? untouched
  const lacks = (field: SquareField): FieldProblem => (stateOf(field).isEmpty ? 'missing' : 'invalid')
  return {
    lacks,
    hear: (detail) => {
      const seen = inputEvent.decode(detail)
      if (!isRight(seen) || !isSquareField(seen.right.field)) return false
      fields.set(seen.right.field, seen.right.currentState)
      brand = seen.right.cardBrand ?? brand
      return true
    },
    state: () => ({
      complete: all.every((field) => stateOf(field).isCompletelyValid),
      empty: all.every((field) => stateOf(field).isEmpty),
      ...(brand === undefined || stateOf('cardNumber').isEmpty ? {} : { brand: cardBrandOf(brand) }),
      problems: Object.fromEntries(
        all.filter((field) => stateOf(field).hasErrorClass).map((field) => [fieldNames[field], lacks(field)]),
      ),
    }),
    forget: () => {
      fields.clear()
      brand = undefined
    },
  }
}
