import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import { northAmericanPhones, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'

/** Phone rules of a country of ISO 3166-1. A country without a numbering plan takes only numbers with a country code. */
export function phoneRulesOf(country: string): PhoneRules {
  if (!isSupportedCountry(country)) return rulesOf(undefined)
  return getCountryCallingCode(country) === '1' ? northAmericanPhones : rulesOf(country)
}

/** Numbers of other countries are read with their country code. */
function rulesOf(country: CountryCode | undefined): PhoneRules {
  const defaults = country === undefined ? {} : { defaultCountry: country }
  const parsed = (typed: string) => {
    const phone = pastedText(typed)
    if (phone.length > longestPhone) return undefined
    const found = parsePhoneNumberFromString(phone, { ...defaults, extract: false })
    return found?.isValid() === true ? found : undefined
  }
  const written = (typed: string) => {
    const found = parsed(typed)
    if (found === undefined) return typed
    return found.country === country ? found.formatNational() : found.formatInternational()
  }
  return {
    problem: (typed) => {
      if (pastedText(typed) === '') return 'missing'
      return parsed(typed) === undefined ? 'invalid' : undefined
    },
    dialled: (typed) => parsed(typed)?.number,
    spellings: (typed) => {
      const found = parsed(typed)
      if (found === undefined) return []
      const spelled = [found.number, found.formatNational(), found.nationalNumber]
      return [...new Set(spelled.map((spelling) => spelling.replace(/\D/g, '')))]
    },
    written,
    displayed: written,
  }
}
