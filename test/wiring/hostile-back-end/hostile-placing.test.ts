import { silences, tryAll } from './placing-trials.ts'
import { independentBackEnd } from './tried-houses.ts'

// The files named longer cover refusals, odd responses, our server without additions, and the order's outcome.
tryAll('Placing before an independent back end', independentBackEnd, silences)
