// Buttons of the Express Checkout Element: https://docs.stripe.com/elements/express-checkout-element
import { textIn } from '../json.ts'
import { wallets } from '../wallets.ts'
import { button, inner, stage } from './inner.ts'
import { session } from './paying.ts'

const frame = inner({
  begin: async ({ key, wanted }) => {
    const said = await session(key)
    if ('error' in said) return { error: said['error'] }
    const device = Array.isArray(said['wallets']) ? said['wallets'] : []
    // `always` also shows buttons without a set-up wallet; this fake has no such device.
    const shown = wallets.filter(({ type, option }) => device.includes(type) && textIn(wanted, option) !== 'never')
    stage.replaceChildren()
    for (const { type, label } of shown) button(`Buy with ${label}`, () => frame.say('clicked', { type }))
    return { wallets: shown.map(({ type }) => type) }
  },
})
frame.say('loaded')
