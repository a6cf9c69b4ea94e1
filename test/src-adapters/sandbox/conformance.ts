import { JSDOM } from 'jsdom'
import { sandboxProcessor } from '../../../src-adapters/sandbox/browser.ts'
import { type Sandbox, sandboxGateway, stepLife } from '../../../src-adapters/sandbox/gateway.ts'
import { gatewayOverHttp } from '../../../src-adapters/sandbox/gateway-over-http.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import type { DeclineReason } from '../../../src-domain/payment/decline-reason.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aNonce } from '../../builders/order-server-builder.ts'
import type { Conformance } from '../../contracts/conformance.ts'
import { inWhole } from '../../contracts/gateway/in-whole.ts'
import type { GatewayUnderTest } from '../../contracts/payment-gateway.ts'
import type { ProcessorUnderTest } from '../../contracts/payment-processor.ts'
import { browserHands } from './browser-hands.ts'

export const june2025 = Date.UTC(2025, 5, 15)
export const goodCard = { number: '4242424242424242', expiry: '0830', cvc: '987', postalCode: '10001' } as const

function aBank() {
  const said: unknown[] = []
  const bank = { status: 200, hears: true }
  const send: SendJson = async ({ body }) => {
    said.push(body)
    return bank.hears
      ? { _tag: 'Answered', status: bank.status, body: { outcome: 'taken' }, headers: {} }
      : { _tag: 'NoResponse' }
  }
  return { said, bank, send }
}

export function sandboxOnPage(): ProcessorUnderTest & { readonly heard: ReturnType<typeof aBank> } {
  const heard = aBank()
  const { window } = new JSDOM('<body><div id="host"></div></body>', { url: 'http://localhost/' })
  const page = window.document
  // jsdom has no modal dialogs.
  window.HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  window.HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const host = page.querySelector<HTMLElement>('#host') ?? page.body
  const pressed = (at: number) => host.querySelectorAll<HTMLButtonElement>('[data-bank] button')[at]?.click()
  return {
    heard,
    processor: sandboxProcessor({ clock: { now: () => june2025 }, ids: someIds(), send: heard.send }),
    page,
    host,
    type: (field: CardField, text: string) => {
      const input = host.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)
      if (input === null) throw new Error(`no field ${field}`)
      input.value = text
      input.dispatchEvent(new window.Event('input', { bubbles: true }))
      input.dispatchEvent(new window.Event('blur'))
    },
    goodCard,
    badValues: {
      number: ['4242424242424243', 'invalid'],
      expiry: ['0525', 'expired'],
      cvc: ['12', 'invalid'],
      postalCode: ['1000', 'invalid'],
    },
    wallet: {
      press: () => host.querySelector<HTMLButtonElement>('[data-wallet] > button')?.click(),
      approve: () => host.querySelectorAll<HTMLButtonElement>('dialog button')[0]?.click(),
      cancel: () => host.querySelector('dialog')?.dispatchEvent(new window.Event('cancel', { cancelable: true })),
      isSheetOpen: () => host.querySelector('dialog')?.open === true,
    },
    step: { data: 'sbxstep_1', confirm: () => pressed(0), refuse: () => pressed(1) },
    traces: () =>
      [
        page.documentElement.outerHTML,
        JSON.stringify({ ...window.localStorage }),
        JSON.stringify({ ...window.sessionStorage }),
        page.cookie,
      ].join(),
  }
}

const words: Readonly<Record<DeclineReason, string>> = {
  declined: 'declined',
  'insufficient-funds': 'insufficient_funds',
  'expired-card': 'expired_card',
  'wrong-expiry': 'wrong_expiry',
  'wrong-cvc': 'wrong_cvc',
  'wrong-postal-code': 'wrong_postal_code',
  'wrong-street': 'wrong_street',
  'wrong-address': 'wrong_address',
  'authentication-required': 'authentication_required',
  'not-confirmed': 'nothing_known',
  'bad-instrument': 'nothing_known',
  'amount-not-accepted': 'nothing_known',
  'shop-refused': 'nothing_known',
}

export function sandboxNonce(outcome: string) {
  return { _tag: 'Nonce', nonce: aNonce(outcome) } as const
}

export function cardsKept(gateway: Sandbox): number {
  const entries = gateway.ledger()
  const count = (kind: 'keep' | 'forget') => entries.filter(({ entry }) => entry === kind).length
  return count('keep') - count('forget')
}

export function sandboxUnderTest(path?: string): GatewayUnderTest {
  const clock = { at: Date.now(), now: () => clock.at }
  const gateway = sandboxGateway(path, clock)
  const answer = async (data: string, says: 'confirm' | 'refuse') => {
    await gateway.answerStep(data, says)
  }
  return {
    gateway,
    approved: () => sandboxNonce('approved'),
    declining: (reason) => sandboxNonce(words[reason]),
    unanswered: () => sandboxNonce('timeout_after_charging'),
    steps: {
      asking: () => sandboxNonce('needs_second_step'),
      answer,
      runOut: () => {
        clock.at += stepLife
      },
    },
    confirm: answer,
    cards: {
      good: () => aNonce('approved'),
      declining: () => aNonce('declined'),
      kept: () => cardsKept(gateway),
    },
    takesYen: true,
    turnedAway: undefined,
    booked: (transactionId) => {
      const charge = gateway
        .ledger()
        .find((entry) => entry.entry === 'authorise' && entry.transactionId === transactionId)
      if (charge?.entry !== 'authorise') throw new Error('no such charge')
      return inWhole(charge.amount, charge.currency)
    },
  }
}

export const conformance: Conformance = {
  browser: browserHands,
  gateway: () => sandboxUnderTest(),
  gatewayAt: gatewayOverHttp,
}
