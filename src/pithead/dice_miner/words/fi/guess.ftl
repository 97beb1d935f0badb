# Mitä laatikosta arvattiin ja mitä se muuttaa: `pithead lab` -komennon lukuja.
guess-dice-hazard = Kolme vaaranopan sivua on arvauksia, ja niillä on eniten väliä. Jos lohikäärmeet ovat 1 ja 4 eivätkä 3 ja 4, ahneella pelaajalla on lopussa { $less } pistettä vähemmän; jos luolat ovat 1, 2 ja 3 ja lohikäärmeet kaksi nelosta, { $more } enemmän.
guess-dice-tool = Työkalunopan toinen hakku ja toinen kilpi sekä sen arkun luku ovat arvauksia. Kolmas hakku kilven tilalla maksaa ahneelle pelaajalle { $less } pistettä, kolmas kilpi hakun tilalla tuo { $more }; näyttääkö arkku 1 vai 2, ei tee mitattavaa eroa.
guess-dice-magic = Kaksi taikanopan sivua on arvauksia. Toinen kakkonen kolmannen ykkösen tilalla tuo ahneelle pelaajalle { $more } pistettä.
