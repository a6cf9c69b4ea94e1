import { paymentProcessorContract } from '../contracts/payment-processor.ts'
import { framedOnPage } from './framed-processor.ts'

paymentProcessorContract('a vendor whose fields are in frames', framedOnPage)
