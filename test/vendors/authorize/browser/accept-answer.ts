/** https://developer.authorize.net/api/reference/features/acceptjs.html, "Appendix: Error Codes". */
const texts = {
  I_WC_01: 'Successful.',
  E_WC_02: 'A HTTPS connection is required.',
  E_WC_03: 'Accept.js is not loaded correctly',
  E_WC_04: 'Please provide mandatory fields to the library.',
  E_WC_05: 'Please provide valid credit card number.',
  E_WC_06: 'Please provide valid expiration month.',
  E_WC_07: 'Please provide valid expiration year.',
  E_WC_08: 'Expiration date must be in the future.',
  E_WC_10: 'Please provide valid apiLoginID.',
  E_WC_14: 'Accept.js encryption failed.',
  E_WC_15: 'Please provide valid CVV.',
  E_WC_16: 'Please provide valid Zip code.',
  E_WC_17: 'Please provide valid card holder name.',
  E_WC_18: 'Client Key is required.',
  E_WC_19: 'An error occurred during processing. Please try again.',
  E_WC_20: 'Invalid credit card.',
  E_WC_21: 'User authentication failed due to invalid authentication values.',
  E_WC_23: 'Please provide either card information or bank information.',
} as const
export type Code = keyof typeof texts

export interface AcceptAnswer {
  readonly messages: {
    readonly resultCode: 'Ok' | 'Error'
    readonly message: readonly { readonly code: Code; readonly text: string }[]
  }
  readonly opaqueData?: unknown
}

export function errors(...codes: readonly Code[]): AcceptAnswer {
  return { messages: { resultCode: 'Error', message: codes.map((code) => ({ code, text: texts[code] })) } }
}

export function success(opaqueData: unknown): AcceptAnswer {
  return { messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: texts.I_WC_01 }] }, opaqueData }
}

export function tell(callback: unknown, answer: AcceptAnswer): void {
  const heard = typeof callback === 'function' ? callback : Reflect.get(window, String(callback))
  heard(answer)
}
