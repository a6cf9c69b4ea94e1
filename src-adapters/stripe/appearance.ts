import type { Appearance } from '@stripe/stripe-js'

/** Stripe's frame cannot see our style sheets. */
export function appearanceOf(host: Element): Appearance {
  const { color, fontFamily } = getComputedStyle(host)
  return {
    theme: 'stripe',
    // Below 16 pixels phones zoom in on focus.
    variables: { colorText: color, fontFamily, fontSizeBase: '16px' },
  }
}
