const counties = new Set(
  'avon beds bedfordshire berks berkshire bucks buckinghamshire cambs cambridgeshire cheshire cornwall cumbria derbyshire derbys devon dorset durham essex glos gloucestershire hants hampshire herefordshire herts hertfordshire kent lancs lancashire leics leicestershire lincs lincolnshire merseyside middlesex middx norfolk northants northamptonshire northumberland notts nottinghamshire oxon oxfordshire rutland salop shropshire somerset staffs staffordshire suffolk surrey sussex warks warwickshire wilts wiltshire worcs worcestershire yorks yorkshire gwent gwynedd powys dyfed clwyd glamorgan fife highland tayside lothian strathclyde antrim armagh down fermanagh tyrone'.split(
    ' ',
  ),
);

/** Whether a line names a county, which an address can do without. */
export const isCounty = (line: string): boolean => {
  const bare = line.trim().toLowerCase().replace(/\.$/, '');
  return (
    /^(?:co|county)\.? \p{L}+$/u.test(bare) ||
    /^(?:greater manchester|west midlands|tyne and wear)$/.test(bare) ||
    counties.has(bare.replace(/^(?:north|south|east|west|n|s|e|w)\.? /, ''))
  );
};
