import { type CodesIn, codesIn } from './codes-in.ts'

/**
 * ISO 4217 code of a currency in circulation: no funds, no metals, no withdrawn currencies.
 *
 * The list is ours because `Intl` accepts any three letters and takes its minor units from CLDR. CLDR has no decimals
 * for HUF and COP; ISO 4217 and every processor have two.
 */
export type Currency = CodesIn<(typeof inHundredths | typeof inWholes | typeof inThousandths)[number]>

export function isCurrency(code: string): code is Currency {
  return hundredths.has(code) || wholes.has(code) || thousandths.has(code)
}

export type Decimals = 0 | 2 | 3

/** Number of decimals: 2 for dollars, 0 for yen, 3 for dinars. */
export function minorUnits(currency: Currency): Decimals {
  return decimalsOf(currency)
}

/** Decimals of the code of a ticket or an event; two for a code that is none. */
export function decimalsOf(code: string): Decimals {
  // Without the long list of hundredths, which most documents then need not carry.
  if (wholes.has(code)) return 0
  return thousandths.has(code) ? 3 : 2
}

const inHundredths = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE',
  'CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR',
  'KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB',
  'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY',
  'TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
] as const

const inWholes = ['BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'] as const

const inThousandths = ['BHD IQD JOD KWD LYD OMR TND'] as const

const hundredths = /* @__PURE__ */ codesIn(inHundredths)
const wholes = codesIn(inWholes)
const thousandths = codesIn(inThousandths)
