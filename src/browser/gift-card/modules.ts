import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { giftCardReading } from '../modules/gift-card-reader.ts'
import { noAccount } from '../modules/no-account.ts'

/** The modules of a gift card's page. It has no login: its address is all that a reader needs. */
export const giftCardModules = { account: noAccount, calls, device, giftCardReading }
