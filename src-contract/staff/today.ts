import type { Today } from '../../src-domain/today/today.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { calendarDate, timeOfDay } from '../location/hours.ts'
import { minutes } from '../location/location.ts'
import { throttleLimits } from './today-change.ts'

const openingHours = shape('opening hours', { required: { open: timeOfDay, close: timeOfDay } })

const typeToday = shape('an order type of today', {
  required: { orderType: diningOption, isOpen: yesNo, hours: list(openingHours), usualHours: list(openingHours) },
  optional: {
    pause: shape('a pause', { required: { since: instant }, optional: { until: instant } }),
    minutes,
    usualMinutes: minutes,
    minutesUntil: instant,
  },
})

export const today: Codec<Today> = shape('what is changed at a location', {
  required: { date: calendarDate, types: list(typeToday) },
  optional: {
    hours: shape('changed hours', {
      required: { date: calendarDate, since: instant, until: instant },
      optional: { opensAt: timeOfDay, closesAt: timeOfDay },
    }),
    throttle: shape('a throttle', { required: { since: instant, limits: throttleLimits } }),
  },
})
