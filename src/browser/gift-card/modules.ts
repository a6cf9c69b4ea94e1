import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { giftCardReading } from '../modules/gift-card-reader.ts'
import { nobody } from '../modules/nobody.ts'

/** What the page of a gift card is made of. Nobody signs in here: its address is all that its reader needs. */
export const giftCardModules = { account: nobody, calls, device, giftCardReading }
