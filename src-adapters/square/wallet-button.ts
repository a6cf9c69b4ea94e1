import type { ApplePay, GooglePay, Payments } from '@square/web-payments-sdk-types'
import { isRight, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../src-domain/money/minor.ts'
import type { CardToken } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaidByWallet, WalletButton, WalletKind, WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { decimalAmount } from './decimal-amount.ts'
import { inTime, longest, longestForCustomer } from './in-time.ts'
import { outcomeOfResult, problemOfThrown } from './token-outcome.ts'

type Wallet =
  | { readonly kind: 'apple_pay'; readonly method: ApplePay }
  | { readonly kind: 'google_pay'; readonly method: GooglePay }

/** The sheet returns a token like a card's (PAY-16). */
export function squareWalletButton(payments: Payments, request: WalletRequest): WalletButton {
  const life = formLife<Outcome<PaidByWallet>, never>()
  const open: Wallet[] = []
  let root: HTMLElement | undefined
  let isOpen = false

  const finish = (outcome: Outcome<CardToken>) => {
    if (!isOpen) return
    isOpen = false
    life.tell(isRight(outcome) ? right({ _tag: 'Token', token: outcome.right }) : outcome)
  }
  const press = (wallet: Wallet) => {
    if (isOpen) return
    isOpen = true
    void tokenOf(wallet).then(finish)
  }
  const add = async (kind: WalletKind, drawing: HTMLElement) => {
    const wallet = await walletOf(payments, request, kind)
    if (wallet === undefined) return
    if (life.isOver()) return destroyWallets([wallet])
    open.push(wallet)
    await draw(wallet, drawing, () => press(wallet))
  }

  return {
    mount: (host) =>
      life.mount(host, async (element) => {
        root?.remove()
        const drawing = element.ownerDocument.createElement('div')
        drawing.dataset['wallet'] = 'square'
        root = drawing
        element.append(drawing)
        for (const kind of request.kinds) await add(kind, drawing)
        return open.length > 0 ? done : failed({ _tag: 'Unavailable', cause: 'unsupported' })
      }),
    onFinished: life.listen,
    dispose: () => {
      finish(cancelled)
      if (!life.end()) return
      destroyWallets(open.splice(0))
      root?.remove()
    },
  }
}

export async function squareWalletsOffered(
  payments: Payments,
  accepted: readonly WalletKind[],
  { currency, country }: Pick<WalletRequest, 'currency' | 'country'>,
): Promise<readonly WalletKind[]> {
  const offered: WalletKind[] = []
  for (const kind of accepted) {
    // A placeholder amount.
    const wallet = await walletOf(payments, { currency, country, amount: minor(100), label: '-' }, kind)
    if (wallet === undefined) continue
    offered.push(kind)
    destroyWallets([wallet])
  }
  return offered
}

type RequestFacts = Pick<WalletRequest, 'amount' | 'currency' | 'country' | 'label'>

async function walletOf(payments: Payments, shown: RequestFacts, kind: WalletKind): Promise<Wallet | undefined> {
  const { amount, currency, country, label } = shown
  try {
    const made = await inTime(async (): Promise<Wallet> => {
      const request = payments.paymentRequest({
        countryCode: country,
        currencyCode: currency,
        total: { amount: decimalAmount(amount, currency), label },
      })
      return kind === 'apple_pay'
        ? { kind, method: await payments.applePay(request) }
        : { kind, method: await payments.googlePay(request) }
    }, longest)
    return made === 'late' ? undefined : made
  } catch {
    return undefined
  }
}

/** Square draws Google's button; the page draws Apple's. */
async function draw({ kind, method }: Wallet, root: HTMLElement, press: () => void): Promise<void> {
  const page = root.ownerDocument
  if (kind === 'apple_pay') {
    const button = page.createElement('button')
    button.type = 'button'
    button.dataset['applePay'] = ''
    button.textContent = 'Apple Pay'
    button.addEventListener('click', press)
    root.append(button)
    return
  }
  const place = page.createElement('div')
  place.addEventListener('click', press)
  root.append(place)
  await inTime(() => method.attach(place, { buttonSizeMode: 'fill' }), longest).catch(() => undefined)
}

async function tokenOf({ method }: Wallet): Promise<Outcome<CardToken>> {
  const noField = () => 'invalid' as const
  try {
    const result = await inTime(() => method.tokenize(), longestForCustomer)
    return result === 'late' ? failed({ _tag: 'Unavailable', cause: 'timeout' }) : outcomeOfResult(result, noField)
  } catch (reason) {
    return failed(problemOfThrown(reason, noField))
  }
}

function destroyWallets(wallets: readonly Wallet[]): void {
  for (const { method } of wallets)
    void Promise.resolve()
      .then(() => method.destroy())
      .catch(() => undefined)
}
