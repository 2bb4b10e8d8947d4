/** First and family names that go together, by where they are common, with the cities people there might write. */
export const nameGroups: readonly { first: string; last: string; cities: string; dial: string }[] = [
  {
    first: 'Amara Chidi Ngozi Emeka Ifeoma Tunde Yewande Obinna',
    last: 'Osei Eze Adeyemi Balogun Okonkwo Afolabi Mensah Boateng',
    cities: 'Rotterdam|London|Lagos',
    dial: '+31 6',
  },
  {
    first: 'Lukas Hannah Jonas Greta Felix Marlene Till Friederike',
    last: 'Brandt Schäfer Lüders Hoffmann Großmann Petersen Vogt Winkler',
    cities: 'Hamburg|Bremen|Kiel',
    dial: '+49 151',
  },
  {
    first: 'Zofia Paweł Agnieszka Marek Katarzyna Michał Hanna Wojciech',
    last: 'Nowak Wiśniewska Kamiński Lewandowska Wójcik Dąbrowski Mazur Krawczyk',
    cities: 'Gdańsk|Gdynia|Kraków',
    dial: '+48 601',
  },
  {
    first: 'Sanne Daan Lieke Bram Femke Thijs Roos Jasper',
    last: 'Bakker Visser Hendriks Mulder Dekker Kuipers Vermeer Prins',
    cities: 'Rotterdam|Delft|Utrecht',
    dial: '+31 6',
  },
  {
    first: 'Priyanka Arjun Meera Rohan Ananya Vikram Kavya Sanjay',
    last: 'Sharma Iyer Patel Nair Reddy Chatterjee Joshi Menon',
    cities: 'Bristol|London|Eindhoven',
    dial: '+44 7700',
  },
  {
    first: 'Oliver Imogen Callum Freya Rhys Eilidh Harriet Declan',
    last: 'Whitcombe Fletcher Morgan MacLeod Hughes Ashworth Byrne Pritchard',
    cities: 'Bristol|Cardiff|Plymouth',
    dial: '+44 7911',
  },
  {
    first: 'Leïla Youssef Nadia Karim Samira Hamza Yasmine Omar',
    last: 'Benali Haddad Mansouri Cherif Amrani Saidi Bouzid Khalil',
    cities: 'Marseille|Rotterdam|Antwerp',
    dial: '+33 6',
  },
  {
    first: 'Linnea Axel Maja Henrik Sigrid Nils Astrid Torben',
    last: 'Sørensen Lindgren Håkansson Nyström Dahl Bergqvist Friis Nygaard',
    cities: 'Gothenburg|Aarhus|Malmö',
    dial: '+46 70',
  },
  {
    first: 'Beatriz Tiago Inês Rafael Lucía Mateo Carmen Duarte',
    last: 'Ferreira Almeida Navarro Ibáñez Monteiro Santos Castro Ortega',
    cities: 'Porto|Bilbao|Lisbon',
    dial: '+351 912',
  },
  {
    first: 'Mei Jun Haruka Minh Linh Seo-yeon Takumi Wei',
    last: 'Chen Nakamura Nguyen Tran Park Kobayashi Lin Zhao',
    cities: 'London|Amsterdam|Hamburg',
    dial: '+44 7810',
  },
  {
    first: 'Elif Emre Şebnem Burak Defne Kerem Ayşe Cem',
    last: 'Yılmaz Kaya Demir Aydın Koç Şahin Öztürk Arslan',
    cities: 'Hamburg|Rotterdam|İzmir',
    dial: '+49 176',
  },
  {
    first: 'Tõnu Kadri Andris Rūta Jonas Laine Mindaugas Ilze',
    last: 'Kask Tamm Ozoliņš Kazlauskas Bērziņš Rebane Petrauskas Kalniņa',
    cities: 'Tallinn|Klaipėda|Riga',
    dial: '+372 51',
  },
];
