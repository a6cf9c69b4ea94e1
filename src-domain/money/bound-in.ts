import { codesIn } from './codes-in.ts'
import { decimalsOf } from './currency.ts'
import { type Minor, minor } from './minor.ts'

/**
 * The limit of `cents` dollars as a round limit in another currency: 500.00 dollars are 50,000 yen, 500,000.00
 * Colombian pesos and 500.000 Kuwaiti dinars. At most `mostStored`.
 */
export function boundIn(currency: string, cents: number): Minor {
  const units = Math.floor((cents * unitsOfDollar(currency) * 10 ** decimalsOf(currency)) / 100)
  return minor(Math.min(units, mostStored))
}

/** Amounts are stored in integers of 32 bits. */
export const mostStored = 2_000_000_000

/**
 * A power of ten: the currency's units for a dollar, rounded down. A rate between 1,000 and 10,000 gives 1,000, so that
 * a limit moves only when a currency loses a digit. From the World Bank's official rates of 2024 (indicator
 * PA.NUS.FCRF), or the market's where the official rate is not traded (Lebanon, Syria).
 */
export function unitsOfDollar(currency: string): number {
  if (tens.has(currency)) return 10
  if (hundreds.has(currency)) return 100
  if (thousands.has(currency)) return 1_000
  return tenThousands.has(currency) ? 10_000 : 1
}

const byTens = [
  'AFN ALL BTN BWP CUP CZK DOP EGP ERN ETB GHS GMD HNL INR KGS LSL MDL MKD MRU MUR MVR MXN MZN NAD NIO NOK PHP RUB SCR',
  'SEK SLE SRD STN SZL THB TJS TRY TWD UAH UYU VED VES ZAR ZMW ZWG',
]
const byHundreds = [
  'AMD AOA ARS BDT CLP CRC CVE DJF DZD GYD HTG HUF ISK JMD JPY KES KMF KPW KZT LKR LRD NPR PKR RSD SDG SOS VUV XAF XOF',
  'XPF YER',
]
const byThousands = ['BIF CDF COP GNF IQD KHR KRW MGA MMK MNT MWK NGN PYG RWF SSP TZS UGX']
const byTenThousands = ['IDR IRR LAK LBP SYP UZS VND']

const tens = codesIn(byTens)
const hundreds = codesIn(byHundreds)
const thousands = codesIn(byThousands)
const tenThousands = codesIn(byTenThousands)
