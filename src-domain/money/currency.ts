import { type CodesIn, codesIn } from './codes-in.ts'

/**
 * A currency that people pay in, by its code in ISO 4217: no funds, no metals, none that was withdrawn.
 *
 * The list is ours, because the runtime's `Intl` knows no minor units of ISO 4217: it takes those of CLDR, by which nobody
 * pays a Hungarian or a Colombian in hundredths (ISO 4217 and every processor do), and it takes any three letters for a
 * currency.
 */
export type Currency = CodesIn<(typeof inHundredths | typeof inWholes | typeof inThousandths)[number]>

export function isCurrency(code: string): code is Currency {
  return hundredths.has(code) || wholes.has(code) || thousandths.has(code)
}

/** How many decimals its smallest unit is: 2 for dollars and cents, 0 for yen, 3 for dinars and fils. */
export function minorUnits(currency: Currency): 0 | 2 | 3 {
  if (hundredths.has(currency)) return 2
  return wholes.has(currency) ? 0 : 3
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

const hundredths = codesIn(inHundredths)
const wholes = codesIn(inWholes)
const thousandths = codesIn(inThousandths)
