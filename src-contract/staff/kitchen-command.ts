import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, typedText, uuidV4, wholeNumber } from '../codec/plain.ts'
import { type Shaped, shape } from '../codec/shape.ts'
import { driver } from '../ordering/driver.ts'

const longestReason = 300

const fields = {
  required: { name: oneOf('a command', ['accept', 'delay', 'ready', 'send-out', 'complete', 'cancel']) },
  optional: { minutesMore: wholeNumber(0, 1_440), driver, reason: typedText(longestReason) },
} as const

type Wire = Shaped<typeof fields.required, typeof fields.optional, Record<never, never>>

/** `minutesMore` is required to delay, `reason` to cancel. */
export const kitchenCommand: Codec<KitchenCommand> = mapped(
  'a kitchen command',
  shape('a kitchen command', fields),
  read,
  write,
)

function read({ name, minutesMore, driver: by, reason }: Wire): Either<string, KitchenCommand> {
  switch (name) {
    case 'accept':
      return right({ _tag: 'Accept', minutesMore: minutesMore ?? 0 })
    case 'delay':
      return minutesMore === undefined ? left('without minutesMore') : right({ _tag: 'Delay', minutesMore })
    case 'ready':
      return right({ _tag: 'MarkReady' })
    case 'send-out':
      return right({ _tag: 'SendOut', ...(by === undefined ? {} : { driver: by }) })
    case 'complete':
      return right({ _tag: 'Complete' })
    case 'cancel':
      return reason === undefined ? left('without a reason') : right({ _tag: 'Cancel', reason })
  }
}

function write(command: KitchenCommand): Wire {
  switch (command._tag) {
    case 'Accept':
      return { name: 'accept', minutesMore: command.minutesMore }
    case 'Delay':
      return { name: 'delay', minutesMore: command.minutesMore }
    case 'MarkReady':
      return { name: 'ready' }
    case 'SendOut':
      return { name: 'send-out', ...(command.driver === undefined ? {} : { driver: command.driver }) }
    case 'Complete':
      return { name: 'complete' }
    case 'Cancel':
      return { name: 'cancel', reason: command.reason }
  }
}

export const sentCommand = shape('a sent command', {
  required: { commandId: uuidV4, version: wholeNumber(0, 1_000_000), command: kitchenCommand },
})
