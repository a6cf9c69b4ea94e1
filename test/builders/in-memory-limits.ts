import {
  type Consumed,
  type LimitCounter,
  type LimitName,
  type Limits,
  type Share,
  usualLimits,
} from '../../src-server/limits/limits.ts'

interface Count {
  readonly points: number
  readonly marks: readonly string[]
  readonly until: number
}

const none: readonly string[] = []

export function inMemoryLimits(now: () => number = Date.now, more: Partial<Limits> = {}): LimitCounter {
  const limits: Limits = { ...usualLimits, ...more }
  const counts = new Map<string, Count>()
  const nameOf = ({ limit, of }: Share) => JSON.stringify([limit, of])
  const living = (share: Share): Count => {
    const { windowMs } = limits[share.limit]
    const fresh = { points: 0, marks: none, until: now() + windowMs }
    const known = counts.get(nameOf(share)) ?? fresh
    return known.until > now() && known.until <= now() + 2 * windowMs ? known : fresh
  }
  const including = (share: Share): Count => {
    const { points, marks, until } = living(share)
    const added = share.marks === undefined ? none : [...new Set(share.marks)].filter((mark) => !marks.includes(mark))
    return { points: points + (share.marks === undefined ? 1 : added.length), marks: [...marks, ...added], until }
  }
  const past = (limit: LimitName, { until }: Count): Consumed => ({
    _tag: 'Past',
    limit,
    past: limits[limit].past,
    seconds: Math.max(1, Math.ceil((until - now()) / 1000)),
  })
  return {
    consume: async (...shares) => {
      for (const share of shares) {
        if (including(share).points > limits[share.limit].most) return past(share.limit, living(share))
      }
      for (const share of shares) counts.set(nameOf(share), including(share))
      return { _tag: 'Allowed' }
    },
    forgive: async (...shares) => {
      for (const share of shares) {
        const { points, marks, until } = living(share)
        const left = marks.filter((mark) => !(share.marks ?? none).includes(mark))
        const gone = share.marks === undefined ? 1 : marks.length - left.length
        counts.set(nameOf(share), { points: Math.max(0, points - gone), marks: left, until })
      }
    },
  }
}
