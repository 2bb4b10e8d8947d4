/** English words that say nothing about what a text is about. */
export const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but
  by can cannot could did do does doing don't down during each every few for from further get gets got had has have having he
  her here hers him his how i if in into is isn't it it's its itself just let like ll may me might more most much must my
  no nor not now of off on once one only or other our ours out over own per re s same shall she should so some such t than
  that the their theirs them then there these they this those through to too under until up us use used using ve very was
  we were what when where which while who whom why will with within without would you your yours`.split(
    /\s+/,
  ),
);
