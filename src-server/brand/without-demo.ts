import type { BrandSeed } from './brand-seed.ts'

/**
 * A brand as it goes among people. The patrons, employees and gift cards of its folder have passwords and numbers that
 * everybody can read: they are not seeded, and those that a development server left behind are switched off.
 */
export function withoutDemo(seed: BrandSeed): BrandSeed {
  return {
    ...seed,
    patrons: [],
    giftCards: [],
    switchedOff: {
      patrons: seed.patrons.map(({ patron }) => patron.id),
      giftCards: (seed.giftCards ?? []).map(({ id }) => id),
    },
  }
}
