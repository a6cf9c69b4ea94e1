import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { AvailabilityChange, SentAvailability } from '../../src-domain/availability/availability-change.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import { mostLeft } from '../../src-domain/availability/left-count.ts'
import { soldOutKinds } from '../../src-domain/availability/sold-out.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { id, oneOf, text, uuidV4, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const kind = oneOf('a kind of menu entry', soldOutKinds)

const changes = ['switch-on', 'sell-out', 'sell-out-today', 'sell-out-until', 'count', 'stop-counting'] as const

interface WireChange {
  readonly name: (typeof changes)[number]
  readonly until?: Instant
  readonly left?: number
  readonly commandId?: string
  readonly seen?: string
}

/** `until` is required for `sell-out-until`, `left` and `commandId` for `count`, `seen` for `stop-counting`. */
const availabilityChange: Codec<AvailabilityChange> = mapped(
  'an availability change',
  shape('an availability change', {
    required: { name: oneOf('a change', changes) },
    optional: { until: instant, left: wholeNumber(1, mostLeft), commandId: uuidV4, seen: uuidV4 },
  }),
  read,
  write,
)

function read({ name, until, left: units, commandId, seen }: WireChange): Either<string, AvailabilityChange> {
  switch (name) {
    case 'switch-on':
      return right({ _tag: 'SwitchOn' })
    case 'sell-out':
      return right({ _tag: 'SellOut' })
    case 'sell-out-today':
      return right({ _tag: 'SellOutToday' })
    case 'sell-out-until':
      return until === undefined ? left('without until') : right({ _tag: 'SellOutUntil', until })
    case 'count':
      if (units === undefined || commandId === undefined) return left('without left or commandId')
      return right({ _tag: 'Count', left: units, commandId, ...(seen === undefined ? {} : { seen }) })
    case 'stop-counting':
      return seen === undefined ? left('without seen') : right({ _tag: 'StopCounting', seen })
  }
}

function write(change: AvailabilityChange): WireChange {
  switch (change._tag) {
    case 'SwitchOn':
      return { name: 'switch-on' }
    case 'SellOut':
      return { name: 'sell-out' }
    case 'SellOutToday':
      return { name: 'sell-out-today' }
    case 'SellOutUntil':
      return { name: 'sell-out-until', until: change.until }
    case 'Count': {
      const { _tag: _, ...rest } = change
      return { name: 'count', ...rest }
    }
    case 'StopCounting':
      return { name: 'stop-counting', seen: change.seen }
  }
}

export const sentAvailability: Codec<SentAvailability> = shape('a sent availability', {
  required: { kind, id, change: availabilityChange },
})

const availabilityEntry: Codec<AvailabilityEntry> = shape('an availability entry', {
  required: { kind, id, name: text, isModifier: yesNo, within: list(text), isAvailable: yesNo },
  optional: {
    soldOut: shape('a sold-out mark', { required: { since: instant }, optional: { until: instant } }),
    count: shape('a count of what is left', {
      required: { left: wholeNumber(0, mostLeft), version: uuidV4, until: instant },
    }),
  },
})

/** Omits unreadable entries, so that one of them does not hide the others. */
export function availabilityReporting(leftOut: LeftOut) {
  return shape('the availability of a location', { required: { entries: list(availabilityEntry, { leftOut }) } })
}

export const availabilityEntries = availabilityReporting(unreported)
