import type { Appearance } from '@stripe/stripe-js'

/** As the page around it: Stripe's frame sees nothing of our style sheets. */
export function appearanceOf(host: Element): Appearance {
  const { color, fontFamily } = getComputedStyle(host)
  return {
    theme: 'stripe',
    // Below 16 pixels a telephone zooms in on whoever types.
    variables: { colorText: color, fontFamily, fontSizeBase: '16px' },
  }
}
