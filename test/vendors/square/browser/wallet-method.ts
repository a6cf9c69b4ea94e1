import type { ApplePay, GooglePay } from '@square/web-payments-sdk-types'
import { attachment } from './attachment.ts'
import { openChannel } from './channel.ts'
import { listeners, type SqEvent } from './events.ts'
import { insideOf } from './payment-request.ts'
import { PaymentMethodUnsupportedError, UnexpectedError } from './sdk-errors.ts'
import type { Wallet } from './settings.ts'
import { promised } from './verification.ts'

/** https://developer.squareup.com/reference/sdks/web/payments/objects/ApplePay: the page draws the button. */
export function applePayMethod(request: unknown) {
  const { attach: _, detach: __, ...method } = walletMethod('Apple Pay', request)
  return method satisfies Record<keyof ApplePay, unknown>
}

/**
 * https://developer.squareup.com/reference/sdks/web/payments/objects/GooglePay: draws a button without its own action.
 */
export function googlePayMethod(request: unknown) {
  return walletMethod('Google Pay', request) satisfies Record<keyof GooglePay, unknown>
}

function walletMethod(wallet: Wallet, request: unknown) {
  const inside = insideOf(request)
  if (!globalThis.__square.wallets.includes(wallet)) throw new PaymentMethodUnsupportedError(wallet)
  const place = attachment<HTMLElement>(wallet)
  const heard = listeners()
  return {
    attach: (target: string | HTMLElement) =>
      place.attach(target, async (host) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.ariaLabel = wallet
        host.append(button)
        return button
      }),
    detach: async () => {
      place.attached()
      return place.detach((button) => button.remove())
    },
    destroy: async () => {
      heard.clear()
      return place.destroy((button) => button.remove())
    },
    addEventListener: (type: string, listener: (event: SqEvent) => void) => heard.add(type, listener),
    removeEventListener: (type: string, listener: (event: SqEvent) => void) => heard.remove(type, listener),
    tokenize: async () => {
      place.alive()
      // A device shows its sheet only after a user gesture.
      if (!navigator.userActivation.isActive) throw new UnexpectedError(`showing ${wallet} without a tap`)
      inside.show(true)
      try {
        return await sheet(wallet, inside.options())
      } finally {
        inside.show(false)
      }
    },
  }
}

async function sheet(wallet: Wallet, { currencyCode, total }: ReturnType<ReturnType<typeof insideOf>['options']>) {
  const query = new URLSearchParams({ wallet, label: total.label, amount: total.amount, currency: currencyCode })
  const frame = document.createElement('iframe')
  frame.title = wallet
  frame.src = `${globalThis.__square.origin}/v1/wallet-frame.html?${query}`
  frame.style.cssText = 'position:fixed;inset:auto 0 0;inline-size:100%'
  const [answered, answer] = promised<unknown>()
  const channel = await openChannel(document.body, frame, answer)
  const said = await answered
  channel.close()
  return typeof said === 'object' && said !== null && 'token' in said ? said : { status: 'Cancel' }
}
