import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { Pause } from '../time/clock.ts'
import type { FormHost } from './card-form.ts'
import type { FurtherStep, FurtherSteps, StepEnd } from './further-step.ts'
import type { OpenedProcessor } from './open-processor.ts'
import type { Outcome } from './payment-problem.ts'
import type { StepForm } from './payment-processor.ts'

/** Milliseconds. The server waits slightly longer, so that both agree on the result. */
export const stepLimit = 9 * 60_000

export interface TakeStepsPorts {
  readonly processor: OpenedProcessor
  readonly pause: Pause
}

export interface TakeSteps extends FurtherSteps {
  /** Draws the open step in `host`. Returns a function that removes it; `show` can then draw it elsewhere. */
  readonly show: (host: FormHost) => () => void
  readonly close: () => void
}

interface OpenStep extends FurtherStep {
  readonly end: (end: StepEnd) => void
}

/** Runs a checkout's further step. The first end wins: by the bank, the customer or a timeout. */
export function takeSteps({ processor, pause }: TakeStepsPorts): TakeSteps {
  let open: OpenStep | undefined

  const draw = async (step: OpenStep, host: FormHost, isGone: () => boolean): Promise<StepForm | undefined> => {
    const opened = await processor()
    if (isGone()) return undefined
    if (isLeft(opened) || opened.right.id !== step.processor) {
      step.end('unavailable')
      return undefined
    }
    const form = opened.right.furtherStep(step.data)
    void form.take(host).then((outcome) => isGone() || step.end(endOf(outcome)))
    return form
  }

  return {
    take: (step) =>
      new Promise((resolve) => {
        const mine: OpenStep = {
          ...step,
          end: (end) => {
            if (open !== mine) return
            open = undefined
            resolve(end)
          },
        }
        open = mine
        void pause.wait(stepLimit).then(() => mine.end('late'))
      }),
    show: (host) => {
      const step = open
      if (step === undefined) return () => undefined
      let isGone = false
      const drawn = draw(step, host, () => isGone)
      return () => {
        isGone = true
        void drawn.then((form) => form?.dispose())
      }
    },
    close: () => open?.end('closed'),
  }
}

/** Without an answer the step counts as taken; the server asks the processor. */
function endOf(outcome: Outcome<void>): StepEnd {
  if (isRight(outcome)) return 'taken'
  switch (outcome.left._tag) {
    case 'OutcomeUnknown':
      return 'taken'
    case 'Cancelled':
      return 'closed'
    case 'Declined':
    case 'AuthenticationFailed':
    case 'NotTokenised':
      return 'refused'
    case 'InvalidFields':
    case 'Unavailable':
    case 'Misconfigured':
    case 'ProcessingFailed':
      return 'unavailable'
  }
}
