import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'
import { tryWay } from './way-trials.ts'
import { allKinds, someKinds } from './wrong-kinds.ts'

tryWay('The way to an order before an independent back end', independentBackEnd, allKinds)
tryWay('The way to an order before our own server without additions', ownServerWithoutAdditions, someKinds)
