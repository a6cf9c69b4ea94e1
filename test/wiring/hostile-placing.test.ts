import { shapes, silences, someRefusals, someStatuses, tryAll } from './placing-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'

tryAll('Placing before an independent back end', independentBackEnd, [...silences, ...shapes, ...someRefusals])
tryAll('Following an order of an independent back end', independentBackEnd, someStatuses)
tryAll('Placing before our own server without additions', ownServerWithoutAdditions, silences)
