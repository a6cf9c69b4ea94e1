import type { Card, Payments } from '@square/web-payments-sdk-types'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import type { Billing, CardForm, CardFormState, CardToken, Purpose } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { fieldStates, stateEvents } from './field-states.ts'
import { drawForm, type FormDrawing } from './form-drawing.ts'
import { inTime, longest } from './in-time.ts'
import { fieldNames, isSquareField, outcomeOfResult, problemOfThrown } from './token-outcome.ts'
import { verificationDetails } from './verification-details.ts'

interface Drawn extends FormDrawing {
  readonly card: Card
}

/** Input never reaches our page. */
export function squareCardForm(payments: Payments, context: ProcessorContext): CardForm {
  const life = formLife<CardFormState, CardToken>()
  const fields = fieldStates()
  let drawn: Drawn | undefined

  const tell = () => {
    const now = fields.state()
    drawn?.say(now.problems)
    life.tell(now)
  }
  const hear = ({ detail }: { readonly detail: unknown }) => {
    if (fields.hear(detail)) tell()
  }

  const mount = async (host: HTMLElement): Promise<Outcome<void>> => {
    const drawing = drawForm(host.ownerDocument, context.words)
    host.append(drawing.root)
    const attached = await attach(payments, drawing)
    if (isLeft(attached) || life.isOver()) {
      drawing.root.remove()
      if (isRight(attached)) destroyCard(attached.right)
      return isRight(attached) ? cancelled : attached
    }
    drawn = { ...drawing, card: attached.right }
    for (const type of stateEvents) attached.right.addEventListener(type, hear)
    return done
  }

  const tokenise = async (purpose: Purpose, billing: Billing): Promise<Outcome<CardToken>> => {
    if (drawn === undefined) return cancelled
    const { card, root, say } = drawn
    const outcome = await tokenOf(
      card,
      root.ownerDocument,
      verificationDetails(purpose, billing, context),
      fields.lacks,
    )
    if (life.isOver()) return cancelled
    if (isLeft(outcome) && outcome.left._tag === 'InvalidFields') {
      const { fields: wrong } = outcome.left
      say(wrong)
      const first = Object.keys(fieldNames).find((one) => isSquareField(one) && wrong[fieldNames[one]] !== undefined)
      if (first !== undefined && isSquareField(first)) void card.focus(first).catch(() => undefined)
    }
    return outcome
  }

  return {
    mount: (host) => life.mount(host, mount),
    onState: life.listen,
    submit: (purpose, billing = {}) => life.submit(() => tokenise(purpose, billing)),
    clear: () => {
      void drawn?.card.clear().catch(() => undefined)
      fields.forget()
      tell()
    },
    focus: (field = 'number') => {
      const name = Object.keys(fieldNames).find((one) => isSquareField(one) && fieldNames[one] === field)
      if (name !== undefined && isSquareField(name)) void drawn?.card.focus(name).catch(() => undefined)
    },
    dispose: () => {
      if (!life.end()) return
      if (drawn === undefined) return
      destroyCard(drawn.card)
      drawn.root.remove()
      drawn = undefined
    },
  }
}

async function attach(payments: Payments, { frame }: FormDrawing): Promise<Outcome<Card>> {
  const noField = () => 'invalid' as const
  try {
    const attached = await inTime(async () => {
      const card = await payments.card()
      await card.attach(frame)
      return card
    }, longest)
    return attached === 'late' ? failed({ _tag: 'Unavailable', cause: 'timeout' }) : right(attached)
  } catch (reason) {
    const problem = problemOfThrown(reason, noField)
    return failed(problem._tag === 'ProcessingFailed' ? { _tag: 'Unavailable', cause: 'vendor' } : problem)
  }
}

async function tokenOf(
  card: Card,
  page: Document,
  details: ReturnType<typeof verificationDetails>,
  lacks: Parameters<typeof outcomeOfResult>[1],
): Promise<Outcome<CardToken>> {
  // While the bank's frame is open, the customer gets more time.
  const frames = page.querySelectorAll('iframe').length
  const isAsked = () => page.querySelectorAll('iframe').length > frames
  try {
    const result = await inTime(() => card.tokenize(details), longest, isAsked)
    return result === 'late' ? failed({ _tag: 'Unavailable', cause: 'timeout' }) : outcomeOfResult(result, lacks)
  } catch (reason) {
    return failed(problemOfThrown(reason, lacks))
  }
}

/** Ignores errors, because the form is gone. */
function destroyCard(card: Card): void {
  void Promise.resolve()
    .then(() => card.destroy())
    .catch(() => undefined)
}
