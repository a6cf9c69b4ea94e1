import { independentBackEnd } from './tried-houses.ts'
import { someKinds, tryWay } from './way-trials.ts'

tryWay('The way to an order before an independent back end', independentBackEnd, someKinds)
