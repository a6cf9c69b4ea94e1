import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { giftCardReading } from '../modules/gift-card-reader.ts'
import { nobody } from '../modules/nobody.ts'

/** The modules of a gift card's page. It has no login: its address is all that a reader needs. */
export const giftCardModules = { account: nobody, calls, device, giftCardReading }
