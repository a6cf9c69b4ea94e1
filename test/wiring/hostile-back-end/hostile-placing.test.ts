import { silences, tryAll } from './placing-trials.ts'
import { independentBackEnd } from './tried-houses.ts'

// Refusals, odd answers, our own server without additions and what becomes of an order are tried in the files named longer.
tryAll('Placing before an independent back end', independentBackEnd, silences)
