import { shapes, silences, someRefusals, tryAll } from './placing-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'

// What becomes of an order afterwards, and the way to it, are tried in the files named longer.
tryAll('Placing before an independent back end', independentBackEnd, [...silences, ...shapes, ...someRefusals])
tryAll('Placing before our own server without additions', ownServerWithoutAdditions, silences)
