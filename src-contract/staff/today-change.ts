import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { preparationRange, type TodayChange } from '../../src-domain/today/decide-change.ts'
import type { ThrottleLimits } from '../../src-domain/today/todays-changes.ts'
import { mostInQuarter } from '../../src-domain/today/typed-limits.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, wholeNumber } from '../codec/plain.ts'
import { type Shaped, shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { timeOfDay } from '../location/hours.ts'
import { moneyUpTo } from '../money/money.ts'

/** Minutes: a day. */
const longestPause = 1_440
/** Cents of dollars. */
const mostLimited = 100_000_00

export const throttleLimits: Codec<ThrottleLimits> = shape('limits of a quarter of an hour', {
  required: {},
  optional: {
    orders: wholeNumber(1, mostInQuarter.orders),
    items: wholeNumber(1, mostInQuarter.items),
    amount: moneyUpTo(mostLimited),
  },
})

const names = [
  ...(['pause', 'resume', 'prepare', 'prepare-as-usual'] as const),
  ...(['open-late', 'close-early', 'hours-as-usual', 'throttle', 'unthrottle'] as const),
] as const

const fields = {
  required: { name: oneOf('a change', names) },
  optional: {
    orderTypes: list(diningOption, { atMost: diningOptions.length }),
    orderType: diningOption,
    minutes: wholeNumber(1, longestPause),
    at: timeOfDay,
    limits: throttleLimits,
  },
} as const

type Wire = Shaped<typeof fields.required, typeof fields.optional, Record<never, never>>

/**
 * `orderTypes` is required to pause and resume, `orderType` and `minutes` to prepare, `at` to open late and to close
 * early, `limits` to throttle. A pause without `minutes` has no end.
 */
export const todayChange: Codec<TodayChange> = mapped(
  'a change of today',
  shape('a change of today', fields),
  read,
  write,
)

function read({ name, orderTypes, orderType, minutes, at, limits }: Wire): Either<string, TodayChange> {
  const types = needed('orderTypes', orderTypes)
  const type = needed('orderType', orderType)
  const time = needed('at', at)
  switch (name) {
    case 'pause':
      return then(types, (all) => ({ _tag: 'Pause', orderTypes: all, ...(minutes === undefined ? {} : { minutes }) }))
    case 'resume':
      return then(types, (all) => ({ _tag: 'Resume', orderTypes: all }))
    case 'prepare':
      if (isLeft(type)) return type
      return minutes === undefined || minutes < preparationRange.least || minutes > preparationRange.most
        ? left(`minutes: not from ${preparationRange.least} to ${preparationRange.most}`)
        : right({ _tag: 'Prepare', orderType: type.right, minutes })
    case 'prepare-as-usual':
      return then(type, (one) => ({ _tag: 'PrepareAsUsual', orderType: one }))
    case 'open-late':
      return then(time, (one) => ({ _tag: 'OpenLate', at: one }))
    case 'close-early':
      return then(time, (one) => ({ _tag: 'CloseEarly', at: one }))
    case 'hours-as-usual':
      return right({ _tag: 'HoursAsUsual' })
    case 'throttle':
      return then(needed('limits', limits), (all) => ({ _tag: 'Throttle', limits: all }))
    case 'unthrottle':
      return right({ _tag: 'Unthrottle' })
  }
}

function write(change: TodayChange): Wire {
  switch (change._tag) {
    case 'Pause': {
      const { orderTypes, minutes } = change
      return { name: 'pause', orderTypes, ...(minutes === undefined ? {} : { minutes }) }
    }
    case 'Resume':
      return { name: 'resume', orderTypes: change.orderTypes }
    case 'Prepare':
      return { name: 'prepare', orderType: change.orderType, minutes: change.minutes }
    case 'PrepareAsUsual':
      return { name: 'prepare-as-usual', orderType: change.orderType }
    case 'OpenLate':
      return { name: 'open-late', at: change.at }
    case 'CloseEarly':
      return { name: 'close-early', at: change.at }
    case 'HoursAsUsual':
      return { name: 'hours-as-usual' }
    case 'Throttle':
      return { name: 'throttle', limits: change.limits }
    case 'Unthrottle':
      return { name: 'unthrottle' }
  }
}

function then<A>(value: Either<string, A>, of: (value: A) => TodayChange): Either<string, TodayChange> {
  return map(of)(value)
}

function needed<A>(name: string, value: A | undefined): Either<string, A> {
  return value === undefined ? left(`without ${name}`) : right(value)
}
