import type { BrandSeed } from './brand-seed.ts'

/**
 * Passwords and card numbers in the folder are public: they are not seeded, and those left by a development server are
 * disabled.
 */
export function withoutDemo(seed: BrandSeed): BrandSeed {
  return {
    ...seed,
    patrons: [],
    giftCards: [],
    staff: [],
    switchedOff: {
      patrons: seed.patrons.map(({ patron }) => patron.id),
      giftCards: (seed.giftCards ?? []).map(({ id }) => id),
      staff: (seed.staff ?? []).map(({ member }) => member.id),
    },
  }
}
