import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import { hostsOf } from './hosts.ts'

export const scripts: readonly VendorScript[] = Object.values(hostsOf).flatMap(({ scripts: host }) => {
  const { accept, core } = addressesOf(host)
  const vendor = 'Authorize.Net'
  return [
    { address: accept, vendor, why: 'Accept.js: sends the typed card to Authorize.Net and returns a nonce' },
    { address: core, vendor, why: 'the core of Accept.js, which Accept.js loads' },
  ]
})

export const hostedScripts: readonly VendorScript[] = Object.values(hostsOf).map(({ scripts: host }) => ({
  address: addressesOf(host).acceptUi,
  vendor: 'Authorize.Net',
  why: 'AcceptUI: opens Authorize.Net’s card form in a frame over the page',
}))

export function addressesOf(host: string) {
  return {
    accept: `${host}/v1/Accept.js`,
    core: `${host}/v1/AcceptCore.js`,
    acceptUi: `${host}/v3/AcceptUI.js`,
  }
}
