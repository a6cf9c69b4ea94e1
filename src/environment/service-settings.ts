import { matching } from '../../src-contract/codec/plain.ts'

/** Settings of the services that send mails and texts and find addresses. A brand may have its own. */
export const serviceSettings = {
  /** The URL contains the password. */
  SMTP_URL: matching(
    'an address such as smtp://user:password@mail.example:587',
    /^smtps?:\/\/(?:[^\s@/]+@)?(?:[^\s/@:[\]]+|\[[0-9a-f:]+\])(?::\d{1,5})?\/?$/i,
  ),
  MAIL_FROM: matching('an e-mail address', /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/),
  TWILIO_ACCOUNT_SID: matching('an account SID such as AC and 32 hexadecimal digits', /^AC[0-9a-f]{32}$/),
  TWILIO_AUTH_TOKEN: matching('a token without blanks', /^\S{8,256}$/),
  TWILIO_FROM: matching(
    'a number such as +12125550100, or a messaging service (MG…)',
    /^(?:\+\d{5,15}|MG[0-9a-f]{32})$/,
  ),
  GOOGLE_PLACES_KEY: matching('a key without blanks', /^\S+$/),
}

export const countryCodes = matching('calling codes such as 1 or 1,52', /^[1-9]\d{0,3}(?:,[1-9]\d{0,3})*$/)
